import { useRef, useState } from "react";
import { linkSentId, type StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { StepContent } from "#app/model/estimate/step-content.ts";
import { refusalPlace } from "#app/model/forms/form-refusal.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { copyText } from "#app/runtime/copy-text.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { formId } from "./step-form.ts";

/** A link that opens this estimate on another device, sent by mail or copied. It is part of the step's form, which it saves. */
export function ContinueLater({ content }: { content: StepContent }) {
	const { linkSentAt } = content;
	const { later } = content.save;
	const [copied, setCopied] = useState(false);
	const answer = useFormAnswer<StepAnswer>();
	const isWrong = answer?.isLinkWrong;
	const isRefused = answer?.failure && refusalPlace(answer.pressed) === "link";
	const field = useAnswerFocus<HTMLInputElement>(isWrong && answer);
	const notice = useAnswerFocus(linkSentAt);
	const link = useRef<HTMLInputElement>(null);
	const copy = async () => {
		const isCopied = await copyText(content.resumeLink);
		setCopied(isCopied);
		// To be copied by hand.
		if (!isCopied) link.current?.focus();
	};
	return (
		<details
			id="later"
			className="mt-10 rounded-md bg-white"
			open={linkSentAt !== null || isWrong || isRefused || undefined}
		>
			<summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-6 py-3 font-semibold text-spruce">
				<Icon name="cloud" size={22} className="text-teal-700" />
				{later.button}
			</summary>
			<div className="grid gap-5 px-6 pb-6">
				<p className="text-ink-600 text-note">{later.text}</p>
				{linkSentAt !== null && !answer && (
					<Notice ref={notice} id={linkSentId} tone="success" role="status" tabIndex={-1} autoFocus>
						{later.sent}
					</Notice>
				)}
				<div className="flex flex-wrap items-end gap-3">
					<TextField
						key={linkSentAt}
						ref={field}
						form={formId}
						name="linkEmail"
						type="email"
						label={later.email}
						error={isWrong ? later.emailWrong : undefined}
						defaultValue={answer?.values.linkEmail}
						autoFocus={isWrong}
						autoComplete="email"
						maxLength={200}
						className="min-w-60 flex-1"
					/>
					<Button type="submit" form={formId} name="intent" value="link" look="outline">
						{later.send}
					</Button>
					<FormRefusal place="link" text={answer?.failure === "busy" ? later.tooMany : undefined} className="w-full" />
				</div>
				<div className="flex flex-wrap items-end gap-3">
					<TextField
						ref={link}
						label={later.link}
						value={content.resumeLink}
						onFocus={({ currentTarget }) => currentTarget.select()}
						readOnly
						className="min-w-60 flex-1"
					/>
					<Button look="outline" icon={copied ? "check" : "copy"} onClick={copy} className="scripted">
						<span aria-live="polite">{copied ? later.copied : later.copy}</span>
					</Button>
				</div>
			</div>
		</details>
	);
}
