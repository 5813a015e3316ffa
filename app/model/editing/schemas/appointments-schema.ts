import { z } from "zod";
import { type BookingMode, bookingModes } from "../../appointments/booking-rules.ts";
import { type ServiceName, serviceNames } from "../../service-names.ts";
import { stableId } from "./company-schema.ts";
import { timeOfDay } from "./dates.ts";
import { distinct } from "./lists.ts";
import { count } from "./numbers.ts";
import { refuse } from "./refusals.ts";

const window = z
	.strictObject({ from: timeOfDay, to: timeOfDay })
	.refine(({ from, to }) => from < to, { ...refuse("times-order"), path: ["to"] });

export const travelMinutes = count(0, 240, "minutes");

/** `check-publication.ts` checks that the areas exist: they are in another entry. */
export const appointmentsSchema = z.strictObject({
	windows: z.array(window).min(1).max(12).superRefine(inOrder),
	travel: z.strictObject({
		usual: travelMinutes,
		areas: z
			.array(z.strictObject({ area: stableId, minutes: travelMinutes }))
			.max(12)
			.superRefine(distinct(({ area }) => area)),
	}),
	noticeHours: count(0, 14 * 24, "hours"),
	horizonDays: count(1, 90, "days"),
	modes: z
		.strictObject(
			Object.fromEntries(serviceNames.map((name) => [name, z.enum(bookingModes).optional()])) as Record<
				ServiceName,
				z.ZodOptional<z.ZodEnum<{ [Mode in BookingMode]: Mode }>>
			>,
		)
		.optional(),
	instantPerDay: count(1, 200).optional(),
});

/** A window may start when the one before it ends. */
function inOrder(windows: readonly z.infer<typeof window>[], context: z.RefinementCtx): void {
	for (const [index, { from }] of windows.entries()) {
		const before = windows[index - 1];
		if (!before || before.to <= from) continue;
		const { error, params } = refuse("windows-order");
		context.addIssue({ code: "custom", message: error, params, path: [index, "from"], input: windows });
	}
}
