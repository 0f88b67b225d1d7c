import { MAX_SYNONYMS } from '@e-store/shared/search-insights/search-terms';
import {
  addSynonym,
  deleteSynonym,
  editSynonym,
  listSynonyms,
} from '@e-store/shared/search-insights/staff-endpoints';
import { type ClientSession, Types } from 'mongoose';
import { recordChange, type StaffRequest } from '../../../platform/audit/record-change.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { throwOnDuplicateKey } from '../../../platform/database/update-with-version.ts';
import { AlreadyExistsError, ConflictError, NotFoundError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { toTerm } from '../search-term.model.ts';

type Terms = { word: string; means: string };
type Change = { id: Types.ObjectId; before?: Terms; after?: Terms };

export const listSynonymsRoute = route(listSynonyms, async (_input, { database }) => readAll(database));

export const addSynonymRoute = route(addSynonym, async (input, context) => {
  const { searchSynonyms } = context.database;
  const after = toTerms(input.body);
  return change(context, input, 'synonym.added', async (session) => {
    if ((await searchSynonyms.countDocuments({}, { session })) >= MAX_SYNONYMS)
      throw new ConflictError(`You have ${MAX_SYNONYMS} synonyms, the maximum. Delete one first.`);
    const id = new Types.ObjectId();
    await searchSynonyms.create([{ _id: id, ...after }], { session });
    return { id, after };
  });
});

export const editSynonymRoute = route(editSynonym, async (input, context) => {
  const { searchSynonyms } = context.database;
  const id = new Types.ObjectId(input.params.id);
  const after = toTerms(input.body);
  return change(context, input, 'synonym.edited', async (session) => {
    const before = await searchSynonyms.findByIdAndUpdate(id, { $set: after }, { session }).lean();
    return { id, before: assertFound(before), after };
  });
});

export const deleteSynonymRoute = route(deleteSynonym, async (input, context) => {
  const id = new Types.ObjectId(input.params.id);
  return change(context, input, 'synonym.deleted', async (session) => {
    const before = await context.database.searchSynonyms.findByIdAndDelete(id, { session }).lean();
    return { id, before: assertFound(before) };
  });
});

/** Searches of this process use the change before the answer is sent. */
async function change(
  { database, synonymSync, now }: Context,
  staff: StaffRequest,
  what: string,
  write: (session: ClientSession) => Promise<Change>,
) {
  await database.connection
    .transaction(async (session) => {
      const { id, before, after } = await write(session);
      const subject = { kind: 'synonym', id, label: (after ?? before)?.word ?? '' };
      await recordChange(
        database,
        { staff, what, subject, before: before ? toTerms(before) : {}, after: after ?? {}, at: now() },
        session,
      );
    })
    .catch(throwOnDuplicateKey(() => new AlreadyExistsError({ word: 'This word already has a synonym.' })));
  await synonymSync.refresh();
  return readAll(database);
}

const toTerms = ({ word, means }: Terms): Terms => ({ word: toTerm(word), means: toTerm(means) });

function assertFound(synonym: Terms | null): Terms {
  if (!synonym) throw new NotFoundError('This synonym no longer exists.');
  return synonym;
}

async function readAll({ searchSynonyms }: Database) {
  const records = await searchSynonyms.find().sort({ word: 1 }).lean();
  return { synonyms: records.map(({ _id, word, means }) => ({ _id: String(_id), word, means })) };
}
