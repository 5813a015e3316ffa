import type { FaultReport } from "../faults/figures.ts";
import { mailFiles } from "../mail/written-mails.ts";
import { workHostilely } from "./hostile-members.ts";
import { visitHostilely } from "./hostile-visitors.ts";
import { hostileNames } from "./hostile-words.ts";
import { hireStaff, waitFor } from "./staff.ts";
import { withTarget } from "./target.ts";
import { wordsKept } from "./words-kept.ts";
import { wordsShown } from "./words-shown.ts";

/** Enters hostile input in every field, then checks every place that shows or exports it. */
export function words(): Promise<FaultReport[]> {
	return withTarget({ TRUSTED_PROXIES: "1" }, async (target) => {
		const [administrator = "", agent = "", editor = ""] = hostileNames;
		const staff = await hireStaff(target, { administrator, agent, editor, witness: "=1+1" });
		const visits = await visitHostilely(target);
		const ids = await workHostilely(target, staff);
		await waitFor(async () => ((await mailFiles(`${target.data}/mail`)).length >= 40 ? true : undefined));
		return [await wordsKept(target, visits, staff, ids), await wordsShown(target, visits, staff, ids)];
	});
}
