import type { FaultReport } from "../faults/figures.ts";
import { forbiddenAddresses } from "./office-access.ts";
import { officeAddresses } from "./office-addresses.ts";
import { officeLocked } from "./office-locked.ts";
import { privatePages } from "./private-pages.ts";
import { sessions } from "./sessions.ts";
import { withTarget } from "./target.ts";

export function office(): Promise<FaultReport[]> {
	return withTarget({}, async (target) => {
		const { report, staff } = await forbiddenAddresses(target);
		const addresses = await officeAddresses(target, staff);
		const locked = await officeLocked(target, staff);
		return [report, addresses, await privatePages(target, staff), locked, await sessions(target, staff)];
	});
}
