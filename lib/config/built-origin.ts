/**
 * What stands in prerendered pages for the site's origin, which only the environment a copy of the build runs in knows;
 * lib/page-cache puts that in as a page is sent.
 */
export const builtHost = 'site.invalid'
export const builtOrigin = `https://${builtHost}`
