/** The company's own post. */
export type PostKey = { readonly companyId: string; readonly jobPostId: string }

/** The company's own application. */
export type ApplicationKey = { readonly companyId: string; readonly id: string }
