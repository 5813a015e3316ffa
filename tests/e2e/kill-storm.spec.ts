import { runKillStorm } from "../faults/kill-storm.ts";
import { expect, test } from "./journey.ts";

/** The short version; `npm run test:faults` runs the full one, and also limits the time until the server is ready. */
test("killing the server while visitors send loses no acknowledged lead and stores none twice", async () => {
	test.setTimeout(180_000);
	const figures = await runKillStorm({ kills: 4, clients: 4 });
	test.info().annotations.push({ type: "figures", description: JSON.stringify(figures) });
	expect(figures).toMatchObject({ missing: 0, duplicates: 0, halfKept: 0, photosMissing: 0, damaged: 0, refused: 0 });
	expect(figures.estimates).toBeGreaterThan(0);
	expect(figures.acknowledged).toBeGreaterThan(figures.estimates);
});
