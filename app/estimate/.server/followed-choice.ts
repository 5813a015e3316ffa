import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { windowPicker } from "#app/appointments/.server/window-picker.ts";
import { mayChoose } from "#app/leads/.server/appointments/choose-window.ts";
import { leadWindows } from "#app/leads/.server/appointments/lead-windows.ts";
import type { FollowedChoice } from "#app/model/estimate/followed-choice.ts";
import type { AskedWindow, Lead } from "#app/model/leads/lead.ts";
import { requestTimeWords } from "#content/estimate/request-times.ts";

const headingId = "choose-heading";

/** The windows to choose from once the price is accepted, or what to do instead. Null when nothing is to be chosen. */
export async function followedChoice(
	lead: Lead,
	wish: AskedWindow | null,
	{ locale, reader, services, now }: LoadContext,
): Promise<FollowedChoice | null> {
	if (!mayChoose(lead)) return null;
	const offer = await leadWindows({ store: services.store, reader }, lead, now);
	const { words, ways, none, reasons } = requestTimeWords[locale].choice;
	const picker = windowPicker(offer, { locale, reader });
	if (picker) {
		const mode = offer.mode === "instant" ? offer.mode : "on-request";
		const way = mode === "on-request" && wish ? "again" : mode;
		const { heading, todo, hint, submit } = ways[way];
		const isFolded = way === "again";
		const target = isFolded ? "choose-windows" : headingId;
		return { words, heading, target, todo, by: { kind: "form", isFolded, hint, submit, mode, picker } };
	}
	// The team already knows which window suits.
	if (wish) return null;
	const text = reasons[offer.kind === "windows" ? "full" : offer.reason];
	return { words, heading: none.heading, target: headingId, todo: none.todo, by: { kind: "message", text } };
}
