import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";
import { type Promotion, promotionState } from "#app/model/estimate/promotion.ts";
import { formatDate } from "#app/time/format.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { publishFacts } from "../../.server/change-facts.ts";
import { readFactStates } from "../../.server/fact-states.ts";
import { changeSettings, formAgain } from "../../.server/office/settings/change-settings.ts";
import { promotionForm, type SettingsForm } from "../../.server/office/settings/settings-form.ts";
import { settingsView } from "../../.server/office/settings/settings-view.ts";
import { PromotionBadge } from "./promotion-badge.tsx";
import { PromotionPreview } from "./promotion-preview.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

export const meta = officeMeta<{ code: string | null }>(
	(words) => words.settings.names.promotions,
	({ code }, { settings }) => code ?? settings.promotions.add,
);
export const handle = { wide: true };

/** Takes the place of a code in the URL; codes have only capital letters. */
const newPromotion = "nouvelle";

async function open({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
	const found = await readFactStates(context.get(servicesContext).store);
	const code = params.id === newPromotion ? null : (params.id ?? "");
	const isPublished = found.published.promotions.some((promotion) => promotion.code === code);
	const form = promotionForm(code, isPublished);
	const promotion = form.part.read(found.draft) as Promotion | undefined;
	if (code !== null && !promotion) throw data(null, { status: 404 });
	return { found, code, isPublished, form, promotion };
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	requireMember(context, "editor", "administrator");
	const { code, isPublished, form, promotion } = await open({ params, context });
	const { clock, content } = context.get(servicesContext);
	const now = clock.now();
	const state = promotion ? promotionState(promotion, now) : null;
	const previewDay = state === "running" ? dayInMontreal(now) : promotion?.starts;
	return {
		view: await settingsView(form, context, request, previewDay),
		code,
		state: isPublished ? state : null,
		starts: promotion?.starts,
		prices: content.reader().read("prices"),
	};
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireMember(context, "editor", "administrator");
	const { form } = await open({ params, context });
	const sent = await readForm(request);
	if (sent.get("intent") === "remove") return remove(form, sent, context);
	return changeSettings({
		request,
		sent,
		context,
		form,
		page: "promotions",
		next: (value) => pathOf((value as Partial<Promotion> | undefined)?.code),
		detail: (_, value) => (value as Promotion).code,
	});
}

/** Removes a promotion that has not started. One that has started stays in the record and ends on its last day. */
async function remove(form: SettingsForm, sent: FormData, context: ActionFunctionArgs["context"]) {
	const member = requireMember(context, "editor", "administrator");
	const services = context.get(servicesContext);
	const found = await readFactStates(services.store);
	const promotion = form.part.read(found.published) as Promotion | undefined;
	if (!promotion || promotionState(promotion, services.clock.now()) !== "coming") throw data(null, { status: 409 });
	const base = String(sent.get("base") ?? "");
	const outcome = await publishFacts(services, form.part, { value: undefined, base }, member);
	const again = await formAgain(context, form, { value: readSchemaForm(form.description, sent), base }, outcome);
	if (again) return again;
	await recordAudit(services, member, "content-withdrawn", { subject: "promotions", detail: promotion.code });
	return redirect(`${settingsPages.promotions}?avis=removed`, 303);
}

function pathOf(code: string | undefined): string {
	return code ? `${settingsPages.promotions}/${encodeURIComponent(code)}` : settingsPages.promotions;
}

export default function PromotionPage() {
	const { view, code, state, starts, prices } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words, locale } = useStaffLanguage();
	const { settings } = words;
	const { notices } = settings;
	const coming = state === "coming" && starts ? settings.promotions.comesOn(formatDate(starts, locale)) : null;
	return (
		<SettingsScreen
			subject="promotions"
			title={code ?? settings.promotions.add}
			lead={settings.promotions.formLead}
			view={view}
			answer={answer}
			unfolded
			badge={state && <PromotionBadge state={state} />}
			notices={coming ? { ...notices, published: coming } : notices}
			back={{ to: settingsPages.promotions, label: settings.names.promotions }}
			preview={(typed, form) => (
				<PromotionPreview prices={prices} typed={typed} form={form} description={view.description} />
			)}
			buttons={
				state === "coming" && (
					<button type="submit" name="intent" value="remove" className="office-quiet">
						<OfficeIcon name="trash" />
						{settings.promotions.remove}
					</button>
				)
			}
		/>
	);
}
