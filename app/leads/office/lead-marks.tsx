import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { ListedLead } from "../.server/office/list-view.ts";

/** The icon of a lead that came by phone or from a file, beside its name in lists. */
export function ChannelMark({ channel }: Pick<ListedLead, "channel">) {
	const { listed } = useStaffLanguage().words.leads.origin;
	if (channel === "form") return null;
	return (
		<span className="channel-mark" title={listed[channel]}>
			<OfficeIcon name={channel === "phone" ? "phone" : "download"} size={15} />
			<span className="sr-only">{listed[channel]}. </span>
		</span>
	);
}

/** The calls that did not reach the customer since the last exchange. */
export function AttemptsTag({ attempts }: Pick<ListedLead, "attempts">) {
	const { callLog } = useStaffLanguage().words.leads;
	if (attempts === 0) return null;
	return <span className="out-of-area">{callLog.attempts(attempts)}</span>;
}
