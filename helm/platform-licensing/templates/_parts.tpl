{{- define "licensing.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "licensing.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "licensing.labels" -}}
{{ include "licensing.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "licensing.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}
{{- end }}

{{- /* The part of a pod that is the same for every process and for the preparation of the database. */ -}}
{{- define "licensing.pod" -}}
automountServiceAccountToken: false
# The addresses of services in variables would only be noise, and could have the name of a setting.
enableServiceLinks: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "licensing.container" -}}
image: {{ include "licensing.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - secretRef: { name: {{ .Values.secretName | quote }} }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "licensing.env" -}}
- { name: BASE_URL, value: {{ .Values.baseUrl | quote }} }
- { name: PORT, value: "8080" }
- { name: ADMIN_HOST, value: 0.0.0.0 }
- { name: ADMIN_PORT, value: "9100" }
- { name: EVENT_WORKER, value: "off" }
{{- range $name, $value := .Values.settings }}
{{- if ne $value "" }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
{{- end }}

{{- define "licensing.podAnnotations" -}}
{{- if .prometheus }}
prometheus.io/scrape: "true"
prometheus.io/port: "9100"
prometheus.io/path: /metrics
{{- end }}
{{- with .own }}
{{ toYaml . }}
{{- end }}
{{- end }}
