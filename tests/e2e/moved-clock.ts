/** Loaded before a server (`node --import`): moves its clock by `CLOCK_OFFSET` milliseconds, so that it is morning. */
const offset = Number(process.env.CLOCK_OFFSET ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
	construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
	get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
