// Renders the chart with each file of values by Helm's own engine, and reads each document into the type of the Kubernetes API that it claims, where
// unknown fields and wrong types are errors. Values in a folder `rejected` must be rejected.   go run . CHART VALUES…
package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"helm.sh/helm/v3/pkg/chart"
	"helm.sh/helm/v3/pkg/chart/loader"
	"helm.sh/helm/v3/pkg/chartutil"
	"helm.sh/helm/v3/pkg/engine"
	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	policyv1 "k8s.io/api/policy/v1"
	"sigs.k8s.io/yaml"
)

// typeOf returns an empty object of the type that a document claims.
func typeOf(apiVersion, kind string) any {
	switch apiVersion + " " + kind {
	case "v1 Service":
		return &corev1.Service{}
	case "apps/v1 Deployment":
		return &appsv1.Deployment{}
	case "batch/v1 Job":
		return &batchv1.Job{}
	case "autoscaling/v2 HorizontalPodAutoscaler":
		return &autoscalingv2.HorizontalPodAutoscaler{}
	case "policy/v1 PodDisruptionBudget":
		return &policyv1.PodDisruptionBudget{}
	case "networking.k8s.io/v1 NetworkPolicy":
		return &networkingv1.NetworkPolicy{}
	case "networking.k8s.io/v1 Ingress":
		return &networkingv1.Ingress{}
	}
	return nil
}

// checked returns what is wrong with a document, or an empty text, and adds its kind to the list.
func checked(document []byte, kinds map[string]int) string {
	var header struct{ APIVersion, Kind string }
	if err := yaml.Unmarshal(document, &header); err != nil {
		return err.Error()
	}
	object := typeOf(header.APIVersion, header.Kind)
	if object == nil {
		return fmt.Sprintf("unknown kind %s %s", header.APIVersion, header.Kind)
	}
	kinds[header.Kind]++
	if err := yaml.UnmarshalStrict(document, object); err != nil {
		return header.Kind + ": " + err.Error()
	}
	return ""
}

func rendered(c *chart.Chart, values string) (map[string]string, error) {
	given, err := chartutil.ReadValuesFile(values)
	if err != nil {
		return nil, err
	}
	release := chartutil.ReleaseOptions{Name: "music", Namespace: "licensing", IsInstall: true}
	// Validates the values against values.schema.json, as helm does.
	all, err := chartutil.ToRenderValues(c, given, release, chartutil.DefaultCapabilities)
	if err != nil {
		return nil, err
	}
	e := engine.Engine{Strict: true}
	return e.Render(c, all)
}

func main() {
	c, err := loader.Load(os.Args[1])
	if err == nil {
		err = c.Validate()
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	failures := 0
	for _, values := range os.Args[2:] {
		fail := func(problem string) { failures++; fmt.Printf("%s: %s\n", filepath.Base(values), problem) }
		files, err := rendered(c, values)
		if filepath.Base(filepath.Dir(values)) == "rejected" {
			if err == nil {
				fail("is not rejected")
			}
			continue
		}
		if err != nil {
			fail(err.Error())
			continue
		}
		kinds := map[string]int{}
		for name, text := range files {
			if !strings.HasSuffix(name, ".yaml") {
				continue
			}
			for _, document := range bytes.Split([]byte("\n"+text), []byte("\n---")) {
				if len(bytes.TrimSpace(document)) == 0 {
					continue
				}
				if problem := checked(document, kinds); problem != "" {
					fail(filepath.Base(name) + ": " + problem)
				}
			}
			if out := os.Getenv("RENDERED"); out != "" {
				_ = os.WriteFile(filepath.Join(out, filepath.Base(values)+"-"+filepath.Base(name)), []byte(text), 0o600)
			}
		}
		names := []string{}
		for kind, count := range kinds {
			names = append(names, fmt.Sprintf("%d %s", count, kind))
		}
		sort.Strings(names)
		fmt.Printf("%s: %s\n", filepath.Base(values), strings.Join(names, ", "))
	}
	if failures > 0 {
		os.Exit(1)
	}
}
