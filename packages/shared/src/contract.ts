import {
  changePassword,
  confirmAdmin,
  endOtherSessions,
  endSession,
  forgotPassword,
  getConfirmation,
  getMe,
  listSessions,
  login,
  logout,
  logoutByPost,
  register,
  resetPassword,
  updateMe,
} from './account/endpoints.ts';
import { requestAlert, withdrawAlert } from './alerts/endpoints.ts';
import { getCart, mergeCart, putCart, quoteCart } from './cart/endpoints.ts';
import {
  createProduct,
  getProduct,
  getRelated,
  listProducts,
  listProductsById,
  suggestProducts,
} from './catalog/endpoints.ts';
import { addCategory, deleteCategory, listCategories, renameCategory } from './catalog/category-endpoints.ts';
import {
  adjustStock,
  archiveProduct,
  changeManyProducts,
  changePrice,
  editProduct,
  getStaffProduct,
  listStaffProducts,
  restoreProduct,
  uploadPicture,
} from './catalog/staff-endpoints.ts';
import { exportDashboard, getSales, getSummary, getTopProducts } from './dashboard/endpoints.ts';
import { getPincode } from './delivery/endpoints.ts';
import { sendContactMessage } from './contact/endpoints.ts';
import {
  addCustomerNote,
  endCustomerSessions,
  getCustomer,
  listCustomers,
  sendCustomerReset,
} from './customers/endpoints.ts';
import { listProductEntries } from './catalog/sitemap.ts';
import type { EndpointKey } from './endpoint.ts';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter/endpoints.ts';
import { exportSubscribers, listContactMessages, listSubscribers } from './newsletter/staff-endpoints.ts';
import {
  cancelOrder,
  getAttempt,
  getOrder,
  listMyOrders,
  placeOrder,
  requestReturn,
} from './orders/endpoints.ts';
import {
  decideStaffReturn,
  getStaffOrder,
  listStaffOrders,
  moveOrders,
  moveStaffOrder,
  noteStaffOrder,
  printStaffOrders,
  readdressStaffOrder,
  refundStaffOrder,
  trackStaffOrder,
} from './orders/staff-endpoints.ts';
import {
  changePromoTerms,
  createPromoCode,
  listPromoCodes,
  switchPromoCode,
} from './promotions/endpoints.ts';
import {
  editReview,
  getMyReview,
  listReviews,
  reportReview,
  withdrawReview,
  writeReview,
} from './reviews/endpoints.ts';
import { decideReview, listStaffReviews } from './reviews/staff-endpoints.ts';
import { listAudit } from './staff/endpoints.ts';
import { addStaff, changeRole, listStaff } from './staff/member-endpoints.ts';
import { getStore } from './store/endpoints.ts';
import {
  changeCharges,
  changeDetails,
  changeHome,
  changeRules,
  getSettings,
  putSettingsBack,
} from './store/settings-endpoints.ts';
import { exportTransactions, listTransactions } from './transactions/endpoints.ts';
import { getWishlist, mergeWishlist, removeFromWishlist, saveToWishlist } from './wishlist/endpoints.ts';

/** Every call of the API: the thirteen of spec §7, then those that the product adds. */
export const contract = [
  listProducts,
  getProduct,
  placeOrder,
  login,
  register,
  logout,
  getMe,
  changePassword,
  forgotPassword,
  resetPassword,
  listMyOrders,
  getOrder,
  createProduct,
  quoteCart,
  logoutByPost,
  confirmAdmin,
  getConfirmation,
  getStore,
  listReviews,
  subscribe,
  confirmSubscription,
  unsubscribe,
  sendContactMessage,
  listProductEntries,
  getPincode,
  getAttempt,
  getRelated,
  requestAlert,
  withdrawAlert,
  listPromoCodes,
  createPromoCode,
  switchPromoCode,
  getCart,
  mergeCart,
  putCart,
  getWishlist,
  saveToWishlist,
  removeFromWishlist,
  mergeWishlist,
  listProductsById,
  cancelOrder,
  requestReturn,
  writeReview,
  getMyReview,
  editReview,
  withdrawReview,
  reportReview,
  updateMe,
  listSessions,
  endSession,
  endOtherSessions,
  suggestProducts,
  listAudit,
  listStaffProducts,
  changeManyProducts,
  getStaffProduct,
  editProduct,
  archiveProduct,
  restoreProduct,
  changePrice,
  adjustStock,
  listCategories,
  addCategory,
  renameCategory,
  deleteCategory,
  uploadPicture,
  getSummary,
  getSales,
  getTopProducts,
  exportDashboard,
  listStaffOrders,
  printStaffOrders,
  getStaffOrder,
  moveOrders,
  moveStaffOrder,
  trackStaffOrder,
  noteStaffOrder,
  readdressStaffOrder,
  decideStaffReturn,
  refundStaffOrder,
  listTransactions,
  exportTransactions,
  getSettings,
  changeDetails,
  changeCharges,
  changeRules,
  changeHome,
  putSettingsBack,
  listStaff,
  addStaff,
  changeRole,
  listCustomers,
  getCustomer,
  addCustomerNote,
  sendCustomerReset,
  endCustomerSessions,
  listStaffReviews,
  decideReview,
  changePromoTerms,
  listSubscribers,
  exportSubscribers,
  listContactMessages,
] as const;

type AnyEndpoint = (typeof contract)[number];

/** The contract by name of the call, for clients: `Contract['GET /products']`. */
export type Contract = { [E in AnyEndpoint as EndpointKey<E>]: E };
