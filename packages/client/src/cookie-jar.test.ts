import { describe, expect, it } from '@jest/globals';
import { createCookieJar } from './cookie-jar.ts';

describe('the cookies of a client', () => {
  it('are sent back by name and value, the newest of each', () => {
    const jar = createCookieJar();
    expect(jar.header()).toEqual({});
    jar.store(['session=a=b; Path=/; HttpOnly', 'other=1']);
    jar.store(['session=c; Expires=Fri, 20 Nov 2099 00:00:00 GMT']);
    jar.store(undefined);
    expect(jar.header()).toEqual({ cookie: 'session=c; other=1' });
  });

  it('are gone when the server ends them', () => {
    const jar = createCookieJar();
    jar.store(['session=a']);
    jar.store(['session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
    expect(jar.header()).toEqual({});
  });
});
