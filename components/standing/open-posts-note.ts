type Price = { readonly openPosts: { readonly limit: number | null; readonly open: number } }

/** What is said of open posts before another is written: how many there may be, or that there are as many. */
export const openPostsNote = ({ openPosts: { limit, open } }: Price): 'full' | 'openPosts' =>
  limit !== null && open >= limit ? 'full' : 'openPosts'
