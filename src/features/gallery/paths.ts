/** In development and demo mode only. */
export const galleryPath = '/dev/gallery';
