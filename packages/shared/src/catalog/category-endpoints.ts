import { z } from 'zod';
import { singleLine } from '../plain-text.ts';
import { sentAs, sentAsNamed, sentAsText } from '../sent-as.ts';
import { endpoint, staff } from '../endpoint.ts';
import { SECTION_ROLES } from '../staff/sections.ts';

const access = staff(...SECTION_ROLES.categories);
const params = z.object({ key: z.string().trim().min(1).max(60).meta(sentAsText(60)) });

export const NewCategory = z.object({
  name: singleLine({ missing: 'Enter a name.', max: 40 })
    .refine((name) => /[\p{L}\p{N}]/u.test(name), 'A name needs a letter or a number.')
    .refine((name) => name.toLowerCase() !== 'all', 'This word is reserved for all categories.')
    .meta(sentAs({ ...sentAsNamed(40).sentAs, not: { pattern: '^\\s*[Aa][Ll][Ll]\\s*$' } })),
});

export const StaffCategory = z.object({
  key: z.string(),
  name: z.string(),
  products: z.int().min(0).describe('With drafts, without archived products.'),
  archived: z.int().min(0),
  isFirst: z.boolean().describe('Default of the shop; cannot be deleted.'),
});
export type StaffCategory = z.infer<typeof StaffCategory>;

const categories = z.object({ categories: z.array(StaffCategory) });

export const listCategories = endpoint({
  method: 'GET',
  path: '/admin/categories',
  access,
  summary: 'List all categories with their product counts',
  response: categories,
});

export const addCategory = endpoint({
  method: 'POST',
  path: '/admin/categories',
  access,
  idempotencyKey: '24h',
  summary: 'Add a category',
  body: NewCategory,
  response: categories,
  errors: ['ALREADY_EXISTS'],
});

export const renameCategory = endpoint({
  method: 'PUT',
  path: '/admin/categories/:key',
  access,
  idempotencyKey: '24h',
  summary: 'Rename a category; its key does not change, and its old name still finds it',
  params,
  body: NewCategory,
  response: categories,
  errors: ['ALREADY_EXISTS'],
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/admin/categories/:key',
  access,
  idempotencyKey: '24h',
  summary: 'Delete a category without products, or move its products to another category first',
  params,
  query: z.object({
    moveTo: z.string().trim().min(1).max(60).meta(sentAsText(60)).optional(),
  }),
  response: categories,
  errors: ['CONFLICT'],
});
