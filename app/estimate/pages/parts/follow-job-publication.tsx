import type { ComponentProps } from "react";
import type { FollowedJob, JobPhotoView } from "#app/model/estimate/followed-job.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextArea } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { JobForm, JobResult, useJobAnswer, useResultKey } from "./job-form.tsx";
import { TickBox } from "./tick-box.tsx";

interface Props {
	job: FollowedJob;
	formKey: string;
}

/** What the customer allows to show in the gallery, and the button that withdraws all of it. */
export function FollowJobPublication({ job, formKey }: Props) {
	const { words, suffix, publication } = job;
	const { allowed } = publication;
	const answer = useJobAnswer(job);
	const result = useResultKey(job, "publication");
	const isTried = answer?.pressed === "job-publish" || (answer && "sentence" in answer.values);
	return (
		<section aria-labelledby={`publication-heading${suffix}`} className="print:hidden">
			<h2 id={`publication-heading${suffix}`} tabIndex={-1} className="scroll-mt-8 text-h3">
				{words.publication.heading}
			</h2>
			<JobResult job={job} part="publication" />
			{allowed ? (
				<div className="mt-3 grid gap-4 text-note">
					<p>
						<strong className="block font-semibold text-spruce">{allowed.text}</strong>
						{allowed.shown}
					</p>
					{allowed.galleryPath && (
						<Link to={allowed.galleryPath} className="text-link justify-self-start">
							{words.publication.gallery}
						</Link>
					)}
					<JobForm job={job} formKey={formKey} className="grid gap-4">
						<FormRefusal place="job-withdraw" />
						<Button type="submit" name="intent" value="job-withdraw" look="outline" className="justify-self-start">
							{words.publication.withdraw}
						</Button>
					</JobForm>
				</div>
			) : (
				<p className="mt-2 text-note">{words.publication.lead}</p>
			)}
			{job.photos.length === 0 ? (
				<p className="mt-2 text-note">{words.publication.noPhotos}</p>
			) : (
				<details className="accordion mt-4" open={isTried || undefined}>
					<summary>
						<span className="font-semibold text-spruce">
							{allowed ? words.publication.change : words.publication.open}
						</span>
						<Icon name="plus" size={22} />
					</summary>
					{/* Starts anew with each answer, so that the boxes are as stored. */}
					<PublicationForm key={result} job={job} formKey={formKey} answer={isTried ? answer : undefined} />
				</details>
			)}
		</section>
	);
}

function PublicationForm({ job, formKey, answer }: Props & { answer: StepAnswer | undefined }) {
	const { suffix, publication } = job;
	const words = job.words.publication;
	const errors = answer?.errors ?? {};
	return (
		<JobForm job={job} formKey={formKey} className="grid gap-6 pb-6">
			<Photos job={job} answer={answer} />
			<TextArea
				id={`sentence${suffix}`}
				name="sentence"
				label={words.sentence}
				optional={words.optional}
				hint={words.sentenceHint}
				error={errors.sentence && words.tooLong}
				defaultValue={answer?.values.sentence ?? publication.sentence}
				autoFocus={errors.sentence !== undefined}
				maxLength={publication.maxLength}
				rows={3}
			/>
			<div>
				<TickBox
					name="consent"
					defaultChecked={answer?.values.consent === "on"}
					autoFocus={errors.consent !== undefined}
					aria-invalid={errors.consent ? true : undefined}
					aria-describedby={errors.consent && `consent-error${suffix}`}
				>
					{publication.consent}
				</TickBox>
				<FieldError id={`consent-error${suffix}`}>{errors.consent && words.noConsent}</FieldError>
			</div>
			<FormRefusal place="job-publish" />
			<Button type="submit" name="intent" value="job-publish" look="dark" className="justify-self-start">
				{words.submit}
			</Button>
		</JobForm>
	);
}

/** One box for each photo, empty until the customer allows it. */
function Photos({ job, answer }: { job: FollowedJob; answer: StepAnswer | undefined }) {
	const words = job.words.publication;
	const chosen = answer && (answer.values.photo ?? "").split(",");
	const photos = job.photos.flatMap(({ list }) => list);
	const isMissing = answer?.errors.photo !== undefined;
	const errorId = `photos-error${job.suffix}`;
	return (
		<fieldset className="min-w-0" aria-describedby={isMissing ? errorId : undefined}>
			<legend className="font-semibold text-spruce">{words.photos}</legend>
			<p className="text-ink-600 text-small">{words.photosHint}</p>
			<ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
				{photos.map((photo, index) => (
					<li key={photo.id}>
						<PhotoBox
							photo={photo}
							defaultChecked={chosen ? chosen.includes(photo.id) : photo.isAllowed}
							autoFocus={isMissing && index === 0}
							aria-invalid={isMissing && index === 0 ? true : undefined}
						/>
					</li>
				))}
			</ul>
			<FieldError id={errorId}>{isMissing ? words.nothing : undefined}</FieldError>
		</fieldset>
	);
}

function PhotoBox({ photo, ...input }: { photo: JobPhotoView } & ComponentProps<"input">) {
	const { id, path, width, height, alt } = photo;
	return (
		<label className="relative block cursor-pointer rounded-md has-checked:shadow-[0_0_0_3px_var(--color-teal)]">
			<input
				type="checkbox"
				name="photo"
				value={id}
				className="absolute top-2 left-2 size-7 accent-teal-700"
				{...input}
			/>
			<img
				src={path}
				width={width}
				height={height}
				alt=""
				loading="lazy"
				className="aspect-square w-full rounded-md bg-cream-200 object-cover"
			/>
			<span className="block px-1 py-1.5 text-small">{alt}</span>
		</label>
	);
}
