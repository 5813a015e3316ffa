import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import type { PhotoView } from "#app/model/estimate/step-content.ts";
import type { AppointmentStepWords } from "#app/model/estimate/words.ts";
import type { FormFailure, FormRefusalAnswer } from "#app/model/forms/form-refusal.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { FieldError } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { uploadPhoto } from "./upload-photo.ts";

interface PhotoFieldProps {
	words: AppointmentStepWords["photos"];
	photos: readonly PhotoView[];
	refused: readonly { name: string; reason: string }[];
	/** Where the form is sent to. */
	path: string;
	/** Loads the list of photos again. */
	onAdded: () => Promise<unknown>;
	/** Gets the promise of the uploads in progress: a form that is sent meanwhile waits for it. False: a photo failed. */
	underway?: RefObject<Promise<boolean> | undefined>;
	/** Whether an added photo can be removed. */
	removable?: boolean;
	/** Removes a photo without sending the form. Resolves to why it was not removed. */
	onRemove?: (button: HTMLButtonElement) => Promise<FormFailure | null>;
	/** The page is the response to a rejected photo. */
	autoFocus?: boolean;
}

interface Upload {
	file: File;
	/** From 0 to 1. */
	share: number;
	/** Why the photo was rejected. */
	failed: string | null;
}

/** A plain file field. With JavaScript each photo is uploaded as soon as it is chosen, with its progress. */
export function PhotoField(props: PhotoFieldProps) {
	const { words, photos, refused, path, onAdded, underway, removable = true, onRemove, autoFocus } = props;
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const [refusal, setRefusal] = useState<FormRefusalAnswer>();
	const input = useRef<HTMLInputElement>(null);
	const count = useRef<HTMLOutputElement>(null);
	const hadFocus = useRef(false);
	const room = photoLimits.most - photos.length;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost with the button of a removed photo, and with the field once there are enough
	useEffect(() => {
		if (hadFocus.current && document.activeElement === document.body) count.current?.focus();
	}, [photos.length]);

	const choose = async (files: readonly File[]): Promise<boolean> => {
		const form = input.current?.form;
		if (!form || files.length === 0) return true;
		if (input.current) input.current.value = "";
		// Others may be uploading already: each upload is told apart by itself, not by its place in the list.
		const batch = files.map((file, index): Upload => ({ file, share: 0, failed: index < room ? null : "too-many" }));
		// The reasons of the batch before are dropped once all its uploads are over.
		const isFirst = uploads.every(({ failed }) => failed);
		setUploads((current) => [...(isFirst ? [] : current), ...batch]);
		const redraw = () => setUploads((current) => [...current]);
		setRefusal(undefined);
		let sent = 0;
		let accepted = 0;
		for (const upload of batch) {
			if (upload.failed) break;
			const intent = isFirst && upload === batch[0] ? "photos" : "more-photos";
			const problem = await uploadPhoto(`${path}.data`, form, upload.file, intent, (share) => {
				upload.share = share;
				redraw();
			});
			if (problem && "failure" in problem) {
				// The next photo would be rejected for the same reason.
				setRefusal({ failure: problem.failure, pressed: intent });
				// Loading the list could take as long as this request did.
				if (problem.failure === "unreachable") sent = 0;
				break;
			}
			sent++;
			if (!problem) accepted++;
			upload.failed = problem?.reason ?? null;
			redraw();
		}
		if (sent > 0) await onAdded();
		setUploads((current) => current.filter((upload) => upload.failed || !batch.includes(upload)));
		return accepted === files.length;
	};
	const remove = async (event: MouseEvent<HTMLButtonElement>) => {
		if (!onRemove) return;
		event.preventDefault();
		const failure = await onRemove(event.currentTarget);
		setRefusal(failure ? { failure, pressed: "photos" } : undefined);
	};
	const upload = (files: readonly File[]) => {
		const uploaded = choose(files);
		if (!underway) return;
		const all = Promise.all([underway.current, uploaded]).then(([before, now]) => before !== false && now);
		underway.current = all;
		void all.then(() => {
			if (underway.current === all) underway.current = undefined;
		});
	};

	const textOf = (reason: string, name: string) =>
		fillIn(words.refused[reason as keyof typeof words.refused] ?? words.refused.failed, { name });
	return (
		<fieldset
			onFocus={() => {
				hadFocus.current = true;
			}}
		>
			<legend className="question-label">{words.label}</legend>
			<p id="photos-hint" className="question-hint">
				{words.hint}
			</p>
			{photos.length > 0 && (
				<ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
					{photos.map((photo, index) => (
						<li key={photo.id} className="relative">
							<img
								src={photo.path}
								width={photo.width}
								height={photo.height}
								alt={fillIn(words.alt, { n: index + 1 })}
								className="aspect-[4/3] w-full rounded-md object-cover"
							/>
							{removable && (
								<button
									type="submit"
									name="intent"
									value={`remove-photo:${photo.id}`}
									onClick={remove}
									aria-label={fillIn(words.remove, { n: index + 1 })}
									className="absolute top-2 right-2 grid size-11 cursor-pointer place-items-center rounded-pill bg-white text-spruce shadow-1 hover:bg-mint-100"
								>
									<Icon name="close" size={19} />
								</button>
							)}
						</li>
					))}
				</ul>
			)}
			<ul aria-live="polite" className="grid gap-2">
				{uploads.map(({ file: { name }, share, failed }, index) => (
					<li key={`${index} ${name}`} className="mt-3 text-note">
						{failed ? (
							<FieldError id={`failed-${index}`}>{textOf(failed, name)}</FieldError>
						) : (
							<label className="grid gap-1.5">
								{fillIn(words.uploading, { name })}
								<progress max={1} value={share} className="h-2 w-full accent-teal-700" />
							</label>
						)}
					</li>
				))}
				{refused.map(({ name, reason }, index) => (
					<li key={`${index} ${name}`}>
						<FieldError id={`refused-${index}`}>{textOf(reason, name)}</FieldError>
					</li>
				))}
			</ul>
			<FormRefusal place="photos" answer={refusal} className="mt-4" />
			<div className="mt-4 flex flex-wrap items-center gap-3">
				{room > 0 && (
					<>
						<label className="choice pill min-w-0">
							<Icon name="camera" size={20} className="text-teal-700" />
							<input
								ref={input}
								id="photos"
								type="file"
								name="photos"
								multiple
								accept="image/jpeg,image/png,image/webp,image/avif"
								aria-describedby="photos-hint"
								// biome-ignore lint/a11y/noAutofocus: without JavaScript, the reason of a rejected photo would be off-screen.
								autoFocus={autoFocus}
								onChange={(event) => upload([...(event.currentTarget.files ?? [])])}
							/>
							{words.choose}
						</label>
						<button
							type="submit"
							name="intent"
							value="photos"
							className="button no-script"
							data-look="outline"
							data-size="small"
						>
							{words.add}
						</button>
					</>
				)}
				<output ref={count} tabIndex={-1} className="text-ink-600 text-small">
					{fillIn(words.count, { n: photos.length, most: photoLimits.most })}
				</output>
			</div>
		</fieldset>
	);
}
