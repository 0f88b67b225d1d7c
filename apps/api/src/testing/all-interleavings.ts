import '../account/password-hasher.interleavings.test.ts';
import '../catalog/category-list.interleavings.test.ts';
import '../catalog/response-cache.interleavings.test.ts';
import '../limits.interleavings.test.ts';
import '../mail/send-due-mail.interleavings.test.ts';
import '../orders/place-order.interleavings.test.ts';
import '../keyed-mutex.interleavings.test.ts';
