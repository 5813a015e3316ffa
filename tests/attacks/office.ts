import type { FaultReport } from "../faults/figures.ts";
import { officeDoors } from "./office-doors.ts";
import { privatePages } from "./private-pages.ts";
import { sessions } from "./sessions.ts";
import { withTarget } from "./target.ts";

export function office(): Promise<FaultReport[]> {
	return withTarget({}, async (target) => {
		const { report, staff } = await officeDoors(target);
		return [report, await privatePages(target, staff), await sessions(target, staff)];
	});
}
