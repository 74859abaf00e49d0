/** Development and demo only. */
export const galleryPath = '/dev/gallery';
