import type { BookingRules } from "#app/model/appointments/booking-rules.ts";
import type { ContentEntry } from "#app/model/editing/content-entry.ts";
import type { Creation } from "#app/model/ports.ts";
import { appointments } from "#content/appointments.ts";

/** Publishes other settings for appointments, as the office does. */
export function publishedRules(rules: Partial<BookingRules>): Creation<"content"> {
	const at = new Date(0).toISOString();
	const data: ContentEntry = {
		...{ kind: "appointments", draft: null, published: { all: { ...appointments, ...rules } } },
		...{ englishFollows: null, revision: 1, publishedAt: at, scheduledFor: null, scheduled: null },
		...{ updatedAt: at, updatedBy: null },
	};
	return { kind: "create", collection: "content", id: "appointments", data };
}
