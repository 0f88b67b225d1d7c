import type { HelpTopic } from '@e-store/shared/catalog/search-note';

/** Phrases that ask for help, by help page. */
export const HELP_WORDS: Readonly<Record<HelpTopic, string>> = {
  returns:
    'return, returns, returning, return policy, return order, return item, return items, return product, ' +
    'return my order, how to return, refund, refunds, refund policy, my refund, refund status, exchange, exchanges, ' +
    'exchange policy, exchange size, size exchange, replace, replacement, money back, policy, policies, ' +
    'wapas, vapas, wapsi, vapsi, badalna, वापस, वापसी, रिफंड, एक्सचेंज',
  delivery:
    'delivery, deliver, deliveries, delivery time, delivery date, delivery charge, delivery charges, free delivery, ' +
    'express delivery, fast delivery, shipping, shipment, shipping charge, shipping charges, free shipping, ' +
    'shipping policy, delivery policy, courier, pincode, pin code, डिलीवरी, डिलिवरी',
  orders:
    'order, orders, my order, my orders, order status, order tracking, order history, track, tracking, track order, ' +
    'track my order, track orders, track package, track parcel, where is my order, order kahan hai, ' +
    'mera order, mera orders, mere order, mere orders, मेरा ऑर्डर, मेरे ऑर्डर, cancel, cancel order, cancel my order, cancellation, order cancel, status, ऑर्डर, आर्डर',
  sizeGuide:
    'size chart, size charts, size guide, sizing, sizing chart, sizing guide, chart, measurement, measurements, ' +
    'how to measure, which size, my size, size help, साइज चार्ट',
  payment:
    'payment, payments, pay, payment methods, payment options, cash on delivery, cod, upi, cash, pay on delivery, ' +
    'gst, invoice, bill, पेमेंट, भुगतान',
  contact:
    'contact, contact us, contact number, phone number, mobile number, customer care, customer care number, ' +
    'customer service, customer support, support, helpline, complaint, complaints, complain, grievance, ' +
    'grievance officer, address, store address, email, whatsapp, whats app, chat, call, phone call, संपर्क, शिकायत',
  offers:
    'coupon, coupons, coupon code, coupon codes, promo, promo code, promo codes, promocode, voucher, vouchers, ' +
    'gift card, gift cards, cashback, bank offer, bank offers, कूपन',
  account:
    'account, my account, login, log in, signin, sign in, register, signup, sign up, profile, my profile, password, ' +
    'forgot password, change password, change address, logout, log out, खाता',
  faq: 'help, faq, faqs, question, questions, madad, sahayata, मदद, सहायता',
  privacy: 'privacy, privacy policy, my data, delete account, delete my account, unsubscribe',
  terms: 'terms, terms and conditions, terms of use, conditions',
};
