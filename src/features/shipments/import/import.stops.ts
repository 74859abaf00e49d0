import { shipmentPaths } from '../paths.ts';

export const screens = { import: shipmentPaths.import };
