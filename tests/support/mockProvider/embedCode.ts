// Embed codes with the same markup and whitespace as those of GoHighLevel, a form provider.

type EmbedOptions = Record<"origin" | "id" | "script", string>;

export function formCode({ origin, id, script }: EmbedOptions, name: string): string {
  return `<iframe
    src="${origin}/widget/form/${id}"
    style="width:100%;height:100%;border:none;border-radius:3px"
    id="inline-${id}" 
    data-layout="{'id':'INLINE'}"
    data-trigger-type="alwaysShow" data-activation-type="alwaysActivated" data-deactivation-value=""
    data-form-name="${name}" data-height="882" data-layout-iframe-id="inline-${id}" data-form-id="${id}"
    title="${name}" data-cookie-consent="false" data-cookie-consent-provider=""
        >
</iframe>
<script src="${script}"></script>
`;
}

export const surveyCode = ({ origin, id, script }: EmbedOptions) =>
  `<iframe src="${origin}/widget/survey/${id}" style="border:none;width:100%;" scrolling="no" id="${id}" title="survey"></iframe>
<script src="${script}"></script>
`;

export const bookingCode = ({ origin, id, script }: EmbedOptions) =>
  `<iframe src="${origin}/widget/booking/${id}" style="width: 100%;border:none;overflow: hidden;" scrolling="no" id="${id}_1767000000000"></iframe><br><script src="${script}" type="text/javascript"></script>
`;
