import { Types } from 'mongoose';
import {
  listPromoCodes,
  createPromoCode,
  changePromoTerms,
  switchPromoCode,
} from '@e-store/shared/promotions/endpoints';
import { indiaDay } from '@e-store/shared/india-day';
import { PROMO_STATES } from '@e-store/shared/promotions/promo-rules';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/database/read-page.ts';
import { versionTag } from '../../platform/http/version-tag.ts';
import { throwOnDuplicateKey } from '../../platform/database/update-with-version.ts';
import { ChangedMeanwhileError, AlreadyExistsError, NotFoundError } from '../../platform/errors/errors.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { promoFiltersOn, toPromoCode } from './promo-code.model.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export const listPromoCodesRoute = route(listPromoCodes, async ({ query }, { database, now }) => {
  const { page, limit, show } = query;
  const { promoCodes } = database;
  const filters = promoFiltersOn(indiaDay(now()));
  const [running = 0, planned = 0, ended = 0, stopped = 0] = await Promise.all(
    PROMO_STATES.map((state) => promoCodes.countDocuments(filters[state])),
  );
  const on = running + planned + ended;
  const counts = { all: on + stopped, on, off: stopped, running, planned, ended, stopped };
  const total = counts[show];
  const records = await readPage({ page, limit, total, sort: NEWEST_FIRST }, (part) =>
    promoCodes.find(filters[show]).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  return { promoCodes: records.map((record) => toPromoCode(record, now())), total, page, limit, counts };
});

export const createPromoCodeRoute = route(createPromoCode, async (input, { database, now }) => {
  const at = now();
  const record = { ...input.body, _id: new Types.ObjectId(), used: 0, createdAt: at };
  const subject = { kind: 'promoCode', id: record._id, label: record.code };
  await database.connection
    .transaction(async (session) => {
      await database.promoCodes.create([record], { session });
      const change = { staff: input, what: 'promoCode.created', subject, after: input.body, at };
      await recordChange(database, change, session);
    })
    .catch(throwOnDuplicateKey(() => new AlreadyExistsError({ code: 'This promo code already exists.' })));
  input.answer.header('ETag', versionTag({ version: 0 }));
  return toPromoCode(record, at);
});

const TERMS = ['startsOn', 'endsOn', 'minimum', 'limit', 'limitPerPerson'] as const;

/** Replaces the terms as a whole, so a concurrent change returns 412. */
export const changePromoTermsRoute = route(changePromoTerms, async (input, { database, now }) => {
  const { code } = input.params;
  const { active, isPublic: choice, ...terms } = input.body;
  const { version } = input;
  const unsetTerms = TERMS.filter((name) => terms[name] === undefined).map((name) => [name, 1]);
  return database.connection.transaction(async (session) => {
    const before = await database.promoCodes.findOne({ code }, {}, { session }).lean();
    if (!before) throw new NotFoundError('This promo code does not exist.');
    const { _id, used, createdAt, reduction } = before;
    const isPublic = choice ?? before.isPublic ?? false;
    if ((before.version ?? 0) !== version)
      throw new ChangedMeanwhileError('Someone else changed this promo code while you were editing.', {
        promoCode: toPromoCode(before, now()),
      });
    await database.promoCodes.updateOne(
      { _id },
      {
        $set: { ...terms, isPublic, active, version: version + 1 },
        ...(unsetTerms.length > 0 && { $unset: Object.fromEntries(unsetTerms) }),
      },
      { session },
    );
    const subject = { kind: 'promoCode', id: _id, label: code };
    const was = Object.fromEntries(TERMS.map((name) => [name, before[name]]));
    const change = {
      before: { ...was, isPublic: before.isPublic ?? false, active: before.active },
      after: { ...input.body, isPublic },
    };
    await recordChange(
      database,
      { staff: input, what: 'promoCode.termsChanged', subject, ...change, at: now() },
      session,
    );
    input.answer.header('ETag', versionTag({ version: version + 1 }));
    const after = { _id, code, reduction, used, createdAt, ...terms, isPublic, active, version: version + 1 };
    return toPromoCode(after, now());
  });
});

/** For new orders only. */
export const switchPromoCodeRoute = route(switchPromoCode, async (input, { database, now }) => {
  const { code } = input.params;
  const { active } = input.body;
  return database.connection.transaction(async (session) => {
    const record = await database.promoCodes
      .findOneAndUpdate(
        { code },
        { $set: { active }, $inc: { version: 1 } },
        { returnDocument: 'before', session },
      )
      .lean();
    if (!record) throw new NotFoundError('This promo code does not exist.');
    const subject = { kind: 'promoCode', id: record._id, label: record.code };
    const change = { before: { active: record.active }, after: { active } };
    await recordChange(
      database,
      { staff: input, what: 'promoCode.switched', subject, ...change, at: now() },
      session,
    );
    const version = (record.version ?? 0) + 1;
    input.answer.header('ETag', versionTag({ version }));
    return toPromoCode({ ...record, active, version }, now());
  });
});
