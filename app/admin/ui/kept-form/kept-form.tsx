import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { formatDate } from "#app/time/format.ts";
import { formatHourAt } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { OfficeIcon } from "../office-icon.tsx";
import { useStaffLanguage } from "../staff-language.tsx";
import { signInPath } from "./sign-in-path.ts";
import { type KeepOptions, type KeptNotice, type SendFailure, useKeptForm } from "./use-kept-form.ts";

type KeptFormProps = Omit<ComponentProps<typeof Form>, "ref" | "onSubmit"> &
	KeepOptions & {
		ref?: RefObject<HTMLFormElement | null>;
		/** Ignores a second press while the first one is being sent. */
		isBusy?: boolean;
	};

/**
 * A form whose unsent text survives another page, a reload, a conflict and the end of the session. Its fields must be
 * uncontrolled. Code that changes a field must dispatch an `input` event, as typing does.
 */
export function KeptForm(props: KeptFormProps) {
	const { keep, revision, isUnsaved, onRestore, onAccepted, ref, isBusy, children, ...form } = props;
	const own = useRef<HTMLFormElement>(null);
	const element = ref ?? own;
	const { notice, failure, onSubmit, discard } = useKeptForm(element, {
		keep,
		revision,
		isUnsaved,
		onRestore,
		onAccepted,
	});
	return (
		<Form {...form} ref={element} onSubmit={(event) => (isBusy ? event.preventDefault() : onSubmit())}>
			{notice && <KeptNote notice={notice} discard={discard} />}
			{children}
			{failure && <FailureNote failure={failure} />}
		</Form>
	);
}

function KeptNote({ notice, discard }: { notice: NonNullable<KeptNotice>; discard: () => void }) {
	const { words, locale } = useStaffLanguage();
	const { kept } = words;
	return (
		<div className="kept-note">
			<p role="status">{notice.kind === "kept" ? whenKept(notice.at, locale, kept) : kept.discarded}</p>
			{notice.kind === "kept" && (
				<button type="button" className="office-action" onClick={discard}>
					<span>
						{kept.discard} <span className="sr-only">{kept.discardWhat}</span>
					</span>
				</button>
			)}
		</div>
	);
}

type Language = ReturnType<typeof useStaffLanguage>;

function whenKept(at: number, locale: Language["locale"], kept: Language["words"]["kept"]): string {
	const moment = new Date(at).toISOString();
	const hour = formatHourAt(moment, locale);
	const isToday = dayInMontreal(new Date(at)) === dayInMontreal(new Date());
	return isToday ? kept.today(hour) : kept.earlier(formatDate(moment, locale), hour);
}

function FailureNote({ failure: { kind, isKept } }: { failure: NonNullable<SendFailure> }) {
	const { kept } = useStaffLanguage().words;
	const words = kept[kind];
	const { pathname, search } = useLocation();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		box.current?.scrollIntoView({ block: "nearest" });
	}, []);
	return (
		<div ref={box} role="alert" className="kept-failure">
			<OfficeIcon name="alert" />
			<p>
				<strong className="font-semibold">{words.what}</strong> {isKept ? words.kept : words.lost}
			</p>
			{kind === "ended" && (
				<Link to={signInPath(pathname + search)} reloadDocument className="button" data-look="light">
					{kept.signIn}
				</Link>
			)}
		</div>
	);
}
