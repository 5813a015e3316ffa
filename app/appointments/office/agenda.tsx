import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { FormNotice } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { roles } from "#app/model/members/member.ts";
import { agendaView } from "../.server/office/agenda-view.ts";
import { DayScreen } from "./day-screen.tsx";
import { useBlockKeys } from "./use-block-keys.ts";
import { WeekScreen } from "./week-screen.tsx";

export const meta = officeMeta<{ subject: string }>(
	(words) => words.agenda.title,
	(data) => data.subject,
);

export const handle: FrameHandle = { wide: true };

/** How the customer of a finished appointment is told, by the notice in the address. */
const finishedNotices: ReadonlyMap<string, "mail" | "call"> = new Map([
	["termine", "mail"],
	["termine-appel", "call"],
]);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = requireMember(context, ...roles);
	const { searchParams } = new URL(request.url);
	const agenda = await agendaView(context.get(servicesContext), member, searchParams);
	const finished = finishedNotices.get(searchParams.get("avis") ?? "");
	return { ...agenda, finished, subject: agenda.week?.title ?? agenda.day?.longTitle ?? "" };
}

/** Without `vue` in the address, phones show the day and wide screens the week: the page holds both. */
export default function Agenda() {
	const agenda = useLoaderData<typeof loader>();
	const { week, day } = agenda;
	const onKeyDown = useBlockKeys();
	const { doneForm } = useStaffLanguage().words;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus between links inside.
		<div className="agenda" onKeyDown={onKeyDown}>
			{/* A member of a crew comes back from the form that ends an appointment. */}
			{agenda.finished && (
				<div className="mb-4">
					<FormNotice>{doneForm.finished[agenda.finished]}</FormNotice>
				</div>
			)}
			{week && (
				<div className={day ? "max-md:hidden" : ""}>
					<WeekScreen agenda={agenda} week={week} />
				</div>
			)}
			{day && (
				<div className={week ? "md:hidden" : ""}>
					<DayScreen agenda={agenda} day={day} />
				</div>
			)}
		</div>
	);
}
