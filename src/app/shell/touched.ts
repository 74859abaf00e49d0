/** Resolves when somebody is at the page: for what its first visit must not wait for. */
export const touched = new Promise((resolve) => {
  // A pointer over the page, moved or not, or a key.
  addEventListener('pointerover', resolve, { once: true });
  addEventListener('keydown', resolve, { once: true });
});
