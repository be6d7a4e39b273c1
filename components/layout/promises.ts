/** Message keys, under `layout`, of the product's promises. */
export const promises = ['promiseNear', 'promiseLawful', 'promiseSafe'] as const

/** The same for people who look for work. */
export const workerPromises = ['workerPromiseClear', 'workerPromiseFree', 'promiseSafe'] as const
