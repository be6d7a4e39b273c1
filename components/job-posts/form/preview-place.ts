/** Where the preview is: above the form on phones, beside it on wide screens. */
export const previewPlace = 'order-first min-w-0 grow basis-88 lg:order-none'
