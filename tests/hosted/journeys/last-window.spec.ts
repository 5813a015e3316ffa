import { openFirestoreStore } from "#app/.server/store/firestore.ts";
import { prepareLastWindow, sellOnce } from "../../e2e/last-window.ts";
import { projectId } from "../../firebase/fake-firebase.ts";
import { test } from "./office.ts";

test("50 visitors send the last window of a day to two servers at once: one has it, and 49 choose again", async ({
	launch,
	env,
	firestore,
}) => {
	const settings = { projectId, databaseId: env.FIRESTORE_DATABASE ?? "", serviceAccount: null };
	const store = await openFirestoreStore({ ...settings, emulator: firestore.host });
	try {
		await prepareLastWindow(store);
		// The visitors are behind one proxy, which names their addresses.
		const servers = await Promise.all([1, 2].map(() => launch({ ...env, TRUSTED_PROXIES: "1" })));
		await sellOnce(
			store,
			servers.map(({ origin }) => origin),
			env.SECRET ?? "",
		);
	} finally {
		await store.close();
	}
});
