let tell;

export const initialize = (port) => {
  tell = port;
};

/** Tells of each module that is about traces when it is loaded; the hooks of Node run in a thread of their own. */
export const load = (url, context, nextLoad) => {
  if (/@opentelemetry|open-tracing/.test(url)) tell.postMessage(url);
  return nextLoad(url, context);
};
