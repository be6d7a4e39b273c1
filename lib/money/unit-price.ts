/** The price of one credit or one day of a package, rounded up to the satang, so that it never promises too little. */
export const pricePerUnit = ({ size, satang }: { readonly size: number; readonly satang: number }): number =>
  Math.ceil(satang / size)
