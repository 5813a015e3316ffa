import { runKillStorm } from "../faults/kill-storm.ts";
import { expect, test } from "./journey.ts";

/** The short form; `npm run test:faults` runs the whole one and also holds the time to be ready. */
test("no acknowledged request is lost, and none is kept twice, when the server is killed while visitors send", async () => {
	test.setTimeout(180_000);
	const figures = await runKillStorm({ kills: 4, clients: 4 });
	test.info().annotations.push({ type: "figures", description: JSON.stringify(figures) });
	expect(figures).toMatchObject({ missing: 0, duplicates: 0, halfKept: 0, photosMissing: 0, damaged: 0, refused: 0 });
	expect(figures.estimates).toBeGreaterThan(0);
	expect(figures.acknowledged).toBeGreaterThan(figures.estimates);
});
