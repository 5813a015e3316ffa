import { useRef } from "react";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useLocation,
	useNavigation,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import type { FrameHandle } from "#app/admin/frame.tsx";
import { leadPath } from "#app/admin/paths.ts";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { officeMeta } from "#app/admin/ui/staff-language.tsx";
import { handlers } from "../../.server/office/handlers.ts";
import { answerQuote, type QuoteAnswer } from "../../.server/office/quotes/answer-quote-form.ts";
import { type QuotePage, quotePage } from "../../.server/office/quotes/quote-page.ts";
import { DiscountFields } from "./discount-fields.tsx";
import { EditorBar, EditorEnd } from "./editor-bar.tsx";
import { EditorHead } from "./editor-head.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { LinesPanel } from "./lines-panel.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { SendingFields } from "./sending-fields.tsx";
import { TotalsPanel } from "./totals-panel.tsx";
import { useQuoteForm } from "./use-quote-form.ts";
import { useQuotePreview } from "./use-quote-preview.ts";

/** The id of the form: its buttons are also beside it. */
const formId = "quote";

export const meta = officeMeta<QuotePage>(
	(words) => words.quoteEditor.title,
	({ name, reference }) => `${name}, ${reference}`,
);

export const handle: FrameHandle = { wide: true, ownBar: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, ...handlers);
	const services = context.get(servicesContext);
	const found = await services.store.get("leads", params.id ?? "");
	if (!found) throw data(null, { status: 404 });
	// Another draft that the member took instead of their own.
	const taken = new URL(request.url).searchParams.get("repris") ?? "";
	return { ...(await quotePage(found, services, { locale, origin: context.get(requestContextKey).origin })), taken };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...handlers);
	return answerQuote(context, member, params.id ?? "", await readForm(request));
}

export { shouldRevalidate } from "#app/admin/ui/after-conflict.ts";

export default function QuoteEditorPage() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <QuoteEditor key={`${loaded.id} ${loaded.taken}`} page={loaded} answer={answer} />;
}

/** Whether a button's form is being sent. Not while a refused form loads the page again: it may be sent again at once. */
function useBusy(): (pressed: string) => boolean {
	const { state, formData, location } = useNavigation();
	const { pathname } = useLocation();
	const isSent = state === "submitting" || (state === "loading" && location.pathname !== pathname);
	return (pressed) => isSent && formData?.get("do") === pressed;
}

function QuoteEditor({ page, answer }: { page: QuotePage; answer: QuoteAnswer | undefined }) {
	const form = useRef<HTMLFormElement>(null);
	const state = useQuoteForm(form, page, answer);
	const preview = useQuotePreview(form, `${leadPath(page.id)}/soumission/apercu`, page, answer);
	const busy = useBusy();
	return (
		<div className="quote-editor" data-preview={preview.isOpen || undefined}>
			{/* Enter presses the first button of the form: it shows the preview and never sends. */}
			<button type="submit" form={formId} name="do" value="preview" hidden onClick={preview.open} />
			<EditorHead page={page} answer={answer} form={formId} showPreview={preview.open} busy={busy("send")} />
			<div className="quote-body">
				<KeptForm
					id={formId}
					ref={form}
					keep="quote"
					revision="seen"
					isUnsaved={answer !== undefined && answer.kind !== "saved"}
					onRestore={state.restore}
					isBusy={busy("send") || busy("save")}
					method="post"
					noValidate
					onInput={state.onInput}
					onClick={state.onClick}
					className="quote-form"
				>
					<input type="hidden" name="seen" value={answer?.seen ?? page.seen} />
					<input type="hidden" name="heard" value={page.heardAt} />
					<EditorNotices page={page} answer={answer} />
					<div key={state.count} className="grid gap-4">
						<LinesPanel page={page} state={state} />
						<DiscountFields state={state} />
						<TotalsPanel state={state} />
						<SendingFields page={page} state={state} proposals={preview.proposals} />
					</div>
					<EditorEnd page={page} busy={busy} />
					<EditorBar page={page} total={state.amounts?.total ?? null} showPreview={preview.open} busy={busy} />
				</KeptForm>
				<PreviewPane page={page} preview={preview} />
			</div>
		</div>
	);
}
