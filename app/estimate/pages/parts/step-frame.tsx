import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { PageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { StepContent } from "#app/model/estimate/step-content.ts";
import type { StepWords } from "#app/model/estimate/words.ts";
import { setKeepState } from "#app/runtime/keep-state.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { ContinueLater } from "./continue-later.tsx";
import { EnterButton } from "./enter-button.tsx";
import { LiveRange } from "./live-range.tsx";
import { FormOffers } from "./offers.tsx";
import { PriceChangeNotice } from "./price-change.tsx";
import { ShortFooter } from "./short-footer.tsx";
import { formId } from "./step-form.ts";
import { useRedirectKey } from "./use-redirect-key.ts";

interface StepFrameProps {
	/** Index of the step, of five, counted from zero. */
	step: 1 | 2 | 3;
	page: PageName;
	back: PageName;
	words: StepWords;
	content: StepContent;
	/** Error messages by field name. */
	errors: Readonly<Record<string, string>>;
	/** The errors above the form, where they must name their question; without it, the messages of the fields. */
	summary?: readonly { field: string; text: string }[];
	/** Another object for each attempt that the summary is about; without it, the answer of the server. */
	attempt?: object;
	reads: "details" | "nothing";
	withFiles?: boolean;
	/** Replaces the button's label while the form is being sent. */
	busyLabel?: string;
	children: ReactNode;
	formRef?: React.Ref<HTMLFormElement>;
	onSubmit?: (event: React.FormEvent<HTMLFormElement>) => void;
	onInput?: (event: React.FormEvent<HTMLFormElement>) => void;
	/** A shorter label for the button in the bar. */
	shortLabel?: string;
}

/** The parts that all steps share: progress, form, error summary, next and back buttons, the price range, and a short footer. */
export function StepFrame(props: StepFrameProps) {
	const { step, page, back, words, content, errors, reads, withFiles, children } = props;
	const { locale } = useLanguage();
	const answer = useFormAnswer<StepAnswer>();
	const busy = useNavigation().state === "submitting";
	const attempt = props.attempt ?? answer;
	const summarize = () => ({
		attempt,
		summary: props.summary ?? Object.entries(errors).map(([field, text]) => ({ field, text })),
	});
	// One for each attempt: it does not change while the visitor corrects the fields, though steps are loaded again.
	const [shown, show] = useState(summarize);
	if (shown.attempt !== attempt) show(summarize());
	// The fields keep their text when the data is loaded again, so this page saves under its first key and revision: with
	// newer ones, its own saves would look like another tab's, and overwrite what another tab saved.
	const [{ formKey, base }] = useState(content);
	const key = useRedirectKey();
	const isShown = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => {
		// Neither a jump within the page nor loading its data again saves anything.
		if (isShown.current && !key) return;
		isShown.current = true;
		setKeepState(answer?.conflict ? "changed" : answer?.failure ? "not-kept" : "kept");
	}, [key]);
	return (
		<div className="page-width pb-section max-lg:pb-32">
			<Progress current={step} />
			<div className="grid items-start gap-x-16 pt-8 lg:grid-cols-[minmax(0,49.75rem)_minmax(22rem,1fr)] lg:pt-14 xl:gap-x-24">
				<div className="min-w-0">
					<h1>{words.heading}</h1>
					<p className="lead mt-4">{words.lead}</p>
					<Form
						ref={props.formRef}
						id={formId}
						method="post"
						action={pathTo(page, locale)}
						encType={withFiles ? "multipart/form-data" : undefined}
						noValidate
						onSubmit={props.onSubmit}
						onInput={props.onInput}
						className="mt-8 border-line border-t pt-8"
					>
						<div className="grid gap-4 not-empty:mb-8">
							<ErrorSummary title={content.errors.summary} errors={shown.summary} attempt={attempt} />
							<PriceChangeNotice change={content.priceChange} answer={answer} />
						</div>
						<input type="hidden" name="key" value={formKey} />
						<input type="hidden" name="base" value={base} />
						<input type="hidden" name="prices" value={content.live.pricesToken} />
						<EnterButton />
						{children}
						{reads === "details" && <FormOffers live={content.live} reads={reads} className="mt-10" />}
						<div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-line border-t pt-7">
							<ChangedElsewhere page={page} words={content.save.changed} answer={answer} />
							<FormRefusal className="w-full" />
							<Link to={pathTo(back, locale)} className="text-link">
								<Icon name="arrow-left" size={18} />
								{words.back}
							</Link>
							<span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3">
								<span className="text-ink-600 text-note max-sm:hidden">{words.next}</span>
								<Button type="submit" name="intent" value="continue" data-continue arrow={!busy} busy={busy}>
									{busy && props.busyLabel ? props.busyLabel : words.continue}
								</Button>
							</span>
						</div>
					</Form>
					<ContinueLater content={content} />
				</div>
				<LiveRange live={content.live} reads={reads} continueLabel={props.shortLabel ?? words.continue} />
			</div>
			<ShortFooter />
		</div>
	);
}
