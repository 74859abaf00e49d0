export const favoritesPath = '/favorites';
