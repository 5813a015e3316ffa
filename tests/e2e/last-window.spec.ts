import { join } from "node:path";
import { readSecret } from "#app/.server/secret.ts";
import { test } from "./journey.ts";
import { prepareLastWindow, sellOnce } from "./last-window.ts";
import { withStore } from "./office-data.ts";
import { startPrepared } from "./prepared-server.ts";

test("50 visitors send the last window of a day at once: one has it, and 49 choose again with all that they typed", async () => {
	const server = await startPrepared(prepareLastWindow);
	try {
		const secret = await readSecret(join(server.data, "secret"));
		await withStore(server, (store) => sellOnce(store, [server.origin], secret));
	} finally {
		await server.stop();
	}
});
