import { type FormEvent, useRef } from "react";
import {
	type ActionFunctionArgs,
	createContext,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { appointmentPath } from "#app/admin/paths.ts";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { roles } from "#app/model/members/member.ts";
import { useAfterAnswer } from "#app/runtime/answer-focus.ts";
import { openedAppointment } from "../../.server/office/booking/opened-appointment.ts";
import { type DonePageData, donePage, finishedPath } from "../../.server/office/done/done-page.ts";
import { donePreview } from "../../.server/office/done/done-preview.ts";
import { finishAppointment } from "../../.server/office/done/finish-appointment.ts";
import { receivePhotos, removePhoto } from "../../.server/office/done/receive-photos.ts";
import { typedDone } from "../../.server/office/done/typed-done.ts";
import { FormBasics } from "../form-basics.tsx";
import { AmountPart } from "./amount-part.tsx";
import { DoneBanners } from "./done-banners.tsx";
import { DoneBar } from "./done-bar.tsx";
import { atTheAmount, DoneRefusal } from "./done-refusal.tsx";
import { DuePart } from "./due-part.tsx";
import { PhotosPart } from "./photos-part.tsx";
import { ToldPart } from "./told-part.tsx";
import { keptName, useDoneForm } from "./use-done-form.ts";
import { WorkPart } from "./work-part.tsx";

export const meta = officeMeta<DonePageData>(
	(words) => words.doneForm.title,
	({ name }) => name,
);

export const handle: FrameHandle = { ownBar: true };

/** Without JavaScript, the page that refuses a form shows it again with all that was typed, even when the work is done. */
const refusedContext = createContext(false);

export async function loader({ params, context }: LoaderFunctionArgs) {
	const member = requireMember(context, ...roles);
	const opened = await openedAppointment(context, member, params.id ?? "");
	if (!opened.access.mayEnd) throw data(null, { status: 403 });
	const isOver = opened.appointment.data.status !== "booked";
	if (isOver && !context.get(refusedContext)) throw redirect(appointmentPath(params.id ?? ""), 303);
	return donePage(opened, context.get(servicesContext), member, context.get(requestContextKey).origin);
}

/** The form of pages without JavaScript: photos, what is removed and what was typed arrive together. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...roles);
	const opened = await openedAppointment(context, member, params.id ?? "");
	if (!opened.access.mayEnd) throw data(null, { status: 403 });
	const { id, data: appointment } = opened.appointment;
	const { form, refused } = await receivePhotos(request, context, id);
	const typed = typedDone(form);
	const removed = String(form.get("remove") ?? "");
	if (removed) await removePhoto(context.get(servicesContext), member, opened, removed);
	const told = () => donePreview(opened, form, context.get(servicesContext), context.get(requestContextKey).origin);
	const isChecked = form.get("do") === "check";
	if (removed || form.has("add-photos") || isChecked || refused.length > 0) {
		const status = refused.length > 0 ? 422 : 200;
		const changes: readonly string[] = [];
		return data({ typed, refused, fault: null, changes, told: await told(), isChecked }, { status });
	}
	const outcome = await finishAppointment(context, member, opened, form);
	if (outcome.kind === "refused") {
		const { fault, changes } = outcome;
		context.set(refusedContext, true);
		const status = fault === "stale" || fault === "conflict" || fault === "finished-before" ? 409 : 422;
		return data({ typed, refused, fault, changes, told: await told(), isChecked }, { status });
	}
	const isCrew = !opened.isOffice && outcome.isNew;
	const path = isCrew ? finishedPath(appointment.day, opened.lead.data) : appointmentPath(id);
	return redirect(path, 303);
}

/** Ends an appointment, from a phone that may have no network. */
export default function DoneForm() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { doneForm } = useStaffLanguage().words;
	const form = useRef<HTMLFormElement>(null);
	const done = useDoneForm(loaded, form);
	const typed = answer?.typed;
	const fault = done.refused?.reason ?? answer?.fault ?? null;
	useAfterAnswer(fault && (done.refused ?? answer), () => {
		const place = atTheAmount.has(fault ?? "") ? "#amount" : "#done-refusal";
		form.current?.querySelector<HTMLElement>(place)?.focus();
	});
	const ticked = typed?.version === loaded.work.version ? typed.ticked : null;
	return (
		<div className="done-form">
			<DoneBanners {...done.trouble} />
			<div className="done-top">
				<Link to={loaded.isOffice ? appointmentPath(loaded.id) : loaded.dayPath} className="done-back">
					<OfficeIcon name="back" />
					{loaded.isOffice ? doneForm.backOffice : doneForm.back}
				</Link>
				{done.isWeak && (
					<span className="done-network">
						<OfficeIcon name="wifi" size={16} />
						{doneForm.weak}
					</span>
				)}
			</div>
			<h1>
				<bdi>{loaded.name}</bdi>
			</h1>
			<p className="text-ink-600">
				{loaded.services && <span className="block">{loaded.services}</span>}
				{loaded.when}
			</p>
			<div onSubmitCapture={(event: FormEvent) => done.onSubmit(event)}>
				<KeptForm
					ref={form}
					keep={keptName}
					isUnsaved={answer !== undefined}
					method="post"
					encType="multipart/form-data"
					noValidate
				>
					{/* Enter in a field presses the first button of a form, which would remove a photo. */}
					<button type="submit" hidden tabIndex={-1} />
					<FormBasics intent="appointment-done" revision={loaded.revision} heardAt={loaded.heardAt} />
					<input type="hidden" name="of" value={loaded.of} />
					<div className="done-parts">
						<DoneRefusal fault={fault} changes={done.refused?.changes ?? answer?.changes ?? []} />
						<div inert={done.queued !== null}>
							<WorkPart work={loaded.work} promised={loaded.promised} ticked={ticked} note={typed?.note ?? ""} />
						</div>
						<PhotosPart
							appointment={loaded.id}
							member={loaded.member}
							label={loaded.name}
							stored={loaded.photos}
							queue={done.queue}
							state={done.state}
							refused={answer?.refused ?? []}
						/>
						<div className="done-parts" inert={done.queued !== null}>
							<AmountPart
								work={loaded.work}
								isFree={loaded.isFree}
								amount={typed?.amount ?? loaded.amount}
								fault={fault}
								lead={loaded.lead}
								form={form}
							/>
							<DuePart months={typed?.months ?? ""} />
							<ToldPart
								loaded={loaded}
								form={form}
								isOffline={done.trouble.isOffline}
								rendered={answer?.told ?? loaded.told}
								isChecked={answer?.isChecked ?? false}
								tells={typed?.tells ?? true}
							/>
						</div>
					</div>
					<DoneBar {...done.bar} />
				</KeptForm>
			</div>
		</div>
	);
}
