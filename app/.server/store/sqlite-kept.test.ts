import { expect, it } from "vitest";
import { keepReads } from "./sqlite-kept.ts";

const empty = { documents: [], cursor: null };

it("drops pages without documents too: anybody can ask for keys that no crew has", () => {
	const kept = keepReads(() => 1);
	let reads = 0;
	const ask = (key: number) =>
		kept.page("crews", { where: [{ field: "calendarKey", is: "=", value: `${key}` }] }, () => {
			reads++;
			return empty;
		});
	ask(0);
	ask(0);
	expect(reads).toBe(1);
	for (let key = 1; key <= 2_000; key++) ask(key);
	reads = 0;
	ask(0);
	expect(reads).toBe(1);
});
