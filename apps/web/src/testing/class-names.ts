export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });
