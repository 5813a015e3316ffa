import {
	type Compared,
	type FunnelRow,
	type FunnelStep,
	funnelSteps,
	type StatisticsFilter,
} from "#app/model/insights/statistics.ts";
import { type Cohorts, compared, onlyFitting, total } from "./cohort.ts";
import { isEstimate, isNoted } from "./lead-group.ts";
import type { GroupSums } from "./lead-sums.ts";
import type { VisitStep, VisitSums } from "./traffic-sums.ts";

interface FunnelParts {
	cohorts: Cohorts;
	/** Null: visits are not known for the filter. */
	visits: { now: VisitSums; before: VisitSums | null } | null;
}

const leadSteps: Readonly<Record<Exclude<FunnelStep, VisitStep>, (group: GroupSums) => number>> = {
	sent: (group) => (isNoted(group) ? 0 : group.leads),
	quoted: ({ quoted }) => quoted,
	booked: ({ booked }) => booked,
	done: ({ done }) => done,
};

/** Visits cannot be told apart by service, and a caller has none. */
export function areVisitsKnown({ service, channel }: StatisticsFilter): boolean {
	return service === null && channel !== "phone";
}

export function funnelOf(parts: FunnelParts): FunnelRow[] {
	const { cohorts } = parts;
	const all = compared(cohorts, (groups) => total(groups, "leads"));
	const estimates = compared(onlyFitting(cohorts, isEstimate), (groups) => total(groups, "leads"));
	const rows = funnelSteps.map((step) => ({ step, count: countOf(step, parts) }));
	return rows.map(({ step, count }, index) => {
		const previous = rows[index - 1]?.count ?? null;
		switch (step) {
			case "sent":
				// Messages of the contact page skip the steps of the estimate: with them, too few would seem to leave.
				return { step, count, share: sharesOf(estimates, previous) };
			case "quoted":
				// Leads noted by phone join here.
				return { step, count, share: sharesOf(count, all) };
			default:
				return { step, count, share: sharesOf(count, previous) };
		}
	});
}

function countOf(step: FunnelStep, { cohorts, visits }: FunnelParts): Compared | null {
	if (isLeadStep(step))
		return compared(cohorts, (groups) => groups.reduce((sum, group) => sum + leadSteps[step](group), 0));
	return visits && { now: visits.now.steps[step], before: visits.before?.steps[step] ?? null };
}

function isLeadStep(step: FunnelStep): step is keyof typeof leadSteps {
	return step in leadSteps;
}

function sharesOf(part: Compared | null, whole: Compared | null): FunnelRow["share"] {
	return {
		now: shareOf(part?.now ?? null, whole?.now ?? null),
		before: shareOf(part?.before ?? null, whole?.before ?? null),
	};
}

/** At most 1: a visitor who asks not to be counted still sends a lead. */
export function shareOf(part: number | null, whole: number | null): number | null {
	return part === null || !whole ? null : Math.min(1, part / whole);
}
