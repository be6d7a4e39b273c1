type Price = { readonly openPosts: { readonly limit: number | null; readonly open: number } }

/** The note about open posts before another is created: the limit, or that it is reached. */
export const openPostsNote = ({ openPosts: { limit, open } }: Price): 'full' | 'openPosts' =>
  limit !== null && open >= limit ? 'full' : 'openPosts'
