/** Message keys, under `layout`, of what the product promises. */
export const promises = ['promiseNear', 'promiseLawful', 'promiseSafe'] as const
