import '../features/account/password-hasher.interleavings.test.ts';
import '../features/catalog/category-list.interleavings.test.ts';
import '../features/catalog/response-cache.interleavings.test.ts';
import '../platform/rate-limit/limits.interleavings.test.ts';
import '../platform/outbox/send-due-mail.interleavings.test.ts';
import '../features/orders/place-order.interleavings.test.ts';
import '../platform/locks/keyed-mutex.interleavings.test.ts';
