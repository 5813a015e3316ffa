import { data, type LoaderFunctionArgs } from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath } from "#app/admin/paths.ts";
import { formatPhone } from "#app/locale/format.ts";
import { calendarFile } from "#app/model/leads/calendar.ts";
import { taskSlot } from "#app/model/leads/task-times.ts";
import { taskWordsIn } from "../.server/tasks/task-words.ts";

/** A task as a file for the member's own calendar. Importing it again replaces the earlier version. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context);
	const { store, clock } = context.get(servicesContext);
	const task = await store.get("tasks", params.task ?? "");
	const lead = task && (await store.get("leads", task.data.leadId));
	if (!task || !lead) throw data(null, { status: 404 });
	const { origin } = context.get(requestContextKey);
	const { name, phone, reference } = lead.data;
	const about = [name, phone && formatPhone(phone, locale), reference, origin + leadPath(lead.id)];
	const file = calendarFile({
		...taskSlot(task.data.dueAt),
		uid: `${task.id}-task@${new URL(origin).hostname}`,
		summary: name ? taskWordsIn(locale).event(task.data.text, name) : task.data.text,
		description: about.filter(Boolean).join("\n"),
		location: "",
		stamp: clock.now(),
		status: "CONFIRMED",
		alarmBefore: 5,
	});
	return new Response(file, {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${reference}-${task.id.slice(0, 8)}.ics"`,
		},
	});
}
