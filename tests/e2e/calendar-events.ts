import ICAL from "ical.js";
import type { Email } from "postal-mime";

/** The event in a mail's attached file, as a calendar program reads it. */
export function eventIn(mail: Email | undefined) {
	const [file] = mail?.attachments ?? [];
	const content = file?.content ?? "";
	const text = typeof content === "string" ? content : new TextDecoder().decode(content);
	return { type: file?.mimeType, ...readEvent(text) };
}

export function readEvent(text: string) {
	const calendar = new ICAL.Component(ICAL.parse(text));
	const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
	event.startDate.zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? undefined);
	return {
		method: calendar.getFirstPropertyValue("method"),
		status: event.component.getFirstPropertyValue("status"),
		uid: event.uid,
		sequence: event.sequence,
		start: event.startDate.toJSDate().toISOString(),
	};
}
