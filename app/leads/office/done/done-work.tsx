import type { ReactNode } from "react";
import { appointmentPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { photoMoments } from "#app/model/leads/lead.ts";
import type { AppointmentPageData } from "../../.server/office/booking/appointment-page.ts";
import type { DoneWorkData } from "../../.server/office/done/done-work.ts";
import { PhotosPart } from "./photos-part.tsx";
import { useQueue } from "./queue/use-queue.ts";

interface DoneWorkProps {
	loaded: Pick<AppointmentPageData, "id" | "member" | "name" | "mayAddPhotos"> & { refusedPhoto: string | null };
	job: DoneWorkData;
}

/** What was done at the appointment, with its photos, which the crew can still complete. */
export function DoneWork({ loaded, job }: DoneWorkProps) {
	const { page, photos } = useStaffLanguage().words.doneForm;
	return (
		<>
			<section className="office-panel" aria-labelledby="done-work">
				<h2 id="done-work">{page.done}</h2>
				<ul className="mt-3 grid gap-2">
					{job.lines.map(({ text, isDone }, index) => (
						<li key={`${index} ${text}`} className="flex items-start gap-2.5">
							<OfficeIcon name={isDone ? "check" : "close"} size={20} />
							<span>
								<span className="sr-only">{isDone ? page.isDone : page.isNotDone}, </span>
								{text}
								{!isDone && <span className="ml-2 text-ink-600 text-small">{page.isNotDone}</span>}
							</span>
						</li>
					))}
				</ul>
				<dl className="appointment-facts mt-4">
					{job.note && <Fact name={page.note}>{job.note}</Fact>}
					{job.amount && <Fact name={page.amount}>{job.amount}</Fact>}
					{job.dueOn && <Fact name={page.due}>{page.dueOn(job.dueOn)}</Fact>}
				</dl>
			</section>
			{loaded.mayAddPhotos ? (
				<DonePhotos loaded={loaded} job={job} />
			) : (
				<ul className="done-photos">
					{photoMoments.map((moment) =>
						job.photos
							.filter((photo) => photo.moment === moment)
							.map(({ id, path }, index) => (
								<li key={id} className="done-photo">
									<img src={path} alt={photos.alt(moment, index + 1)} />
								</li>
							)),
					)}
				</ul>
			)}
		</>
	);
}

function DonePhotos({ loaded: { id, member, name, refusedPhoto }, job }: DoneWorkProps) {
	const { queue, state } = useQueue(member);
	const { photos } = useStaffLanguage().words.doneForm;
	const refused = refusedPhoto === null ? [] : [{ name: photos.title, reason: refusedPhoto }];
	return (
		<form method="post" action={`${appointmentPath(id)}/photos`} encType="multipart/form-data">
			<PhotosPart
				appointment={id}
				member={member}
				label={name}
				stored={job.photos}
				queue={queue}
				state={state}
				refused={refused}
			/>
		</form>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd className="whitespace-pre-line">{children}</dd>
		</div>
	);
}
