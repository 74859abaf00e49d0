import type { Feature } from '../../feature.ts';
import { ParcelIcon, PlusIcon, UploadIcon } from '../../ui/icons.tsx';
import { importView, ordersView, shipmentPaths, viewParameter } from './paths.ts';

/** What shows a courier's rating, or the rating of a shipment. */
const RATED = [
  'getShipmentRating',
  'listCourierRatings',
  'getCourier',
  'listCouriers',
  'getShipment',
  'getQuote',
] as const;

/** The list and the numbers on its tabs. */
const LIST = ['listShipments', 'countShipments'] as const;

/** What a change of an order, or of what it becomes, makes stale. */
const ORDERS = ['listStoreOrders', 'countStoreOrders', 'listUnknownSkus', 'getStoreOrder'] as const;

/** The view of the list's address that a visit begins with; each leads to the others. */
function firstView() {
  switch (new URLSearchParams(location.search).get(viewParameter)) {
    case importView:
      return {
        texts: ['shipments', 'shipments/import'],
        page: () => import('./import/import-screen.tsx'),
      };
    case ordersView:
      return {
        texts: ['shipments', 'shipments/orders'],
        page: () => import('./orders/orders-screen.tsx'),
      };
    default:
      return { texts: ['shipments'], page: () => import('./list/my-shipments-page.tsx') };
  }
}

export const feature: Feature = {
  screens: [
    {
      path: shipmentPaths.create,
      layout: 'default',
      texts: ['shipments/create'],
      page: () => import('./create/create-shipment-page.tsx'),
    },
    {
      path: shipmentPaths.list,
      layout: 'default',
      isWide: true,
      texts: () => firstView().texts,
      page: () => firstView().page(),
    },
    {
      path: shipmentPaths.orderAddressPattern,
      layout: 'checkout',
      texts: ['shipments/orders/address'],
      page: () => import('./orders/address/order-address-page.tsx'),
    },
    {
      path: shipmentPaths.detailsPattern,
      layout: 'default',
      texts: ['shipments', 'shipments/details', 'shipments/labels', 'shipments/rating'],
      page: () => import('./details/shipment-details-page.tsx'),
    },
  ],
  navigation: [
    {
      path: shipmentPaths.create,
      labelId: 'app.navigation.createShipment',
      icon: PlusIcon,
      order: 0,
      isButton: true,
      search: 'actions',
    },
    {
      path: shipmentPaths.list,
      below: shipmentPaths.detailsPattern,
      labelId: 'app.navigation.myShipments',
      icon: ParcelIcon,
      order: 30,
      search: 'screens',
    },
    {
      path: shipmentPaths.import,
      labelId: 'app.navigation.importShipments',
      icon: UploadIcon,
      order: 35,
      isOnlyFound: true,
      search: 'actions',
    },
    {
      path: shipmentPaths.orders,
      labelId: 'app.navigation.storeOrders',
      icon: ParcelIcon,
      order: 36,
      isOnlyFound: true,
      isForCompanies: true,
      search: 'screens',
    },
  ],
  staleAfter: {
    createImportBatch: ['listImportBatches'],
    updateImportColumns: ['listImportBatches', 'listImportRows'],
    correctImportRows: ['listImportRows'],
    deleteImportBatch: ['listImportBatches'],
    createShipment: [
      'listShipmentDrafts',
      ...LIST,
      'getBalance',
      'listTransactions',
      'getQuote',
      ...ORDERS,
    ],
    createImportBatchFromShipments: ['listImportBatches'],
    priceImportBatch: ['listImportBatches', 'listImportRows'],
    bookImportBatch: [
      'listImportBatches',
      'listImportRows',
      'listShipmentDrafts',
      'getShipmentDraft',
      ...LIST,
      'getBalance',
      'listTransactions',
      ...ORDERS,
    ],
    stopImportBatch: ['listImportBatches', 'listImportRows'],
    updateShipment: [...LIST, 'getShipment', 'trackShipment'],
    cancelShipment: [
      ...LIST,
      'getShipment',
      'trackShipment',
      'getBalance',
      'listTransactions',
      ...ORDERS,
    ],
    updateStoreOrder: ORDERS,
    createProduct: ORDERS,
    updateProduct: ORDERS,
    importProducts: ORDERS,
    createRating: [...RATED, 'listRatingInvitations'],
    updateRating: RATED,
    deleteRating: [...RATED, 'listRatingInvitations'],
    deleteShipmentDraft: ['listShipmentDrafts', 'getShipmentDraft'],
    createSavedReceiver: ['listSavedReceivers'],
    updateSavedReceiver: ['listSavedReceivers', 'getSavedReceiver'],
    deleteSavedReceiver: ['listSavedReceivers'],
    createParcelPreset: ['listParcelPresets'],
    updateParcelPreset: ['listParcelPresets', 'getParcelPreset'],
    deleteParcelPreset: ['listParcelPresets'],
  },
};
