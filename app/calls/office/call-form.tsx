import { type FormEvent, useEffect, useRef } from "react";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { callFields } from "#app/model/calls/call-form.ts";
import { type CallValues, firstOf } from "#app/model/calls/call-values.ts";
import type { CallPage } from "../.server/call-view.ts";
import type { CallAnswer } from "../.server/receive-call.ts";
import { AlikePanel } from "./alike-panel.tsx";
import { CallBar } from "./call-bar.tsx";
import { CallMailFold } from "./call-mail.tsx";
import { CallNotices } from "./call-notices.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { EssentialPanel } from "./essential-panel.tsx";
import { CallEstimate } from "./estimate/call-estimate.tsx";
import { CallPlaceAndTime } from "./estimate/call-place-and-time.tsx";
import { CallRange } from "./estimate/call-range.tsx";
import { RangeFold } from "./range-fold.tsx";
import { SpokenPanel } from "./spoken-panel.tsx";
import { useCallErrors } from "./use-call-errors.ts";
import { useCallForm } from "./use-call-form.ts";
import { useFillIn } from "./use-fill-in.ts";

interface CallFormProps {
	page: CallPage;
	answer: CallAnswer | undefined;
	isBusy: boolean;
}

/** One form: its parts are looked up again while the member types. */
export function CallForm({ page, answer, isBusy }: CallFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const state = useCallForm(form, page, answer);
	const { values, alike, estimate, times } = state;
	const errors = useCallErrors(answer);
	const onSubmitCapture = useOnePress(isBusy);
	const filled = useFillIn(form, alike, state.count);
	return (
		<KeptForm
			ref={form}
			keep={page.customer ? `call ${page.customer}` : "call"}
			// The key goes with the text: restored and sent again, a call that was saved makes no second lead.
			revision="key"
			isUnsaved={answer !== undefined && isTypedIn(answer.values, page.values)}
			onRestore={state.restore}
			onSubmitCapture={onSubmitCapture}
			isBusy={isBusy}
			method="post"
			noValidate
			autoComplete="off"
			className="call-form"
			onInput={state.onInput}
			onChange={filled.onChange}
			onKeyDown={state.onKeyDown}
		>
			{/* Enter in a field presses the first button: it looks up and never saves. */}
			<button type="submit" name="do" value="update" hidden onClick={state.update} />
			<input type="hidden" name="key" value={answer?.key ?? page.key} />
			<input type="hidden" name="wanted" value={state.wanted} />
			<CallNotices answer={answer} errors={errors} />
			<div key={state.count} className="call-grid">
				<EssentialPanel values={values} errors={errors} alike={alike} isBusy={isBusy} startsHere={!answer?.mail} />
				<AlikePanel values={values} alike={alike} isTyped={state.isTyped} filled={filled.names} />
				<div className="call-rest">
					<CallEstimate view={estimate} values={values} errors={answer?.answerErrors ?? {}} />
					<CallPlaceAndTime values={values} times={times} errors={errors} />
					<ContactPanel values={values} errors={errors}>
						{firstOf(state.typed, "email") && (
							<CallMailFold form={form} typed={state.typed} rendered={answer ?? page} checked={answer?.mail} />
						)}
					</ContactPanel>
					<SpokenPanel values={values} member={page.member} />
				</div>
				<RangeFold>
					<CallRange view={estimate} values={values} />
				</RangeFold>
			</div>
			<CallBar
				key={`bar ${state.count}`}
				estimate={estimate}
				values={values}
				times={times}
				chosen={firstOf(state.typed, "window")}
				isBusy={isBusy}
			/>
		</KeptForm>
	);
}

/** Longer than the time between the two presses of a double click, in milliseconds. */
const doublePress = 500;

/**
 * Ignores the second press of a double click. React shows that the first one is being sent a moment later, or never, when
 * the server answers at once: then the next press counts after that time.
 */
function useOnePress(isBusy: boolean): (event: FormEvent) => void {
	const last = useRef(Number.NEGATIVE_INFINITY);
	useEffect(() => {
		if (!isBusy) last.current = Number.NEGATIVE_INFINITY;
	}, [isBusy]);
	return (event) => {
		const isSecond = event.timeStamp - last.current < doublePress;
		last.current = event.timeStamp;
		if (!isSecond) return;
		event.preventDefault();
		event.stopPropagation();
	};
}

function isTypedIn(values: CallValues, empty: CallValues): boolean {
	return [...callFields, "service"].some((name) => String(values[name] ?? "") !== String(empty[name] ?? ""));
}
