import { LONGEST_MS } from './send.js';

const SIGNED_IN = ['Customer', 'other', 'Packer', 'Catalogue', 'Admin'];

/** By the API description. */
export function mayCall(operation, person) {
  if (!operation.needsSession) return true;
  if (!SIGNED_IN.includes(person)) return false;
  return operation.roles === undefined || operation.roles.includes(person);
}

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isDocumentedCall = ({ operation, method, kind }) => kind !== 'malformed' && method === operation.method;

export function judge(call, person, answer, longestMs = LONGEST_MS) {
  const { operation, kind } = call;
  const { status, headers, text, ms } = answer;
  if (status === 0) return call.isCutOff ? [] : [`no answer: ${text}`];
  const faults = [];
  if (status >= 500) faults.push(`${status}`);
  if (ms > longestMs) faults.push(`took ${Math.round(ms)} ms`);
  const isDone = status < 400;
  if (isDone && kind === 'invalid') faults.push('what the document rules out was accepted');
  if (isDone && kind !== 'malformed' && !mayCall(operation, person)) faults.push(`${person} was let in`);
  if (status >= 300 && status < 400 && status !== 304) faults.push(`sent elsewhere with ${status}`);
  if (status === 304 || call.method === 'HEAD' || faults.length > 0) return faults;
  if (/^\/(openapi|docs)/.test(call.path)) return faults;
  const fileType = call.method === operation.method ? operation.findFileType(status) : undefined;
  if (fileType && headers['content-type'] === fileType) return faults;
  if (headers['content-type'] !== 'application/json; charset=utf-8') return [`is ${headers['content-type']}`];
  const body = parse(text);
  if (body === undefined) return ['is no JSON'];
  if (!isDone && body.requestId !== headers['x-request-id'])
    faults.push('an error without the id of its request');
  if (/node_modules|\.[jt]s:\d|\n\s+at |MongoServer|MongooseError|Cast to/.test(isDone ? '' : text))
    faults.push('tells of the inside');
  if (isDocumentedCall(call)) faults.push(...operation.findResponseFaults(status, body));
  else if (!isDone && typeof body.code !== 'string') faults.push('an error without a code');
  return faults;
}
