/**
 * The `accept` attribute of file inputs for pictures. HEIC is not listed, because iPhones then convert such pictures to
 * JPEG.
 */
export const pickedPictures = 'image/jpeg,image/png,image/webp,image/gif,image/bmp'
